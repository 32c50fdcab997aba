import { newSeed, type StoryForm } from '@/components/forms/story-form-values'
import { readingLevel } from '@/lib/domain/story/lists'
import { drawOtherSeed } from '@/lib/domain/story/story-version'

/** The same family and skill, told in the story's other version; the preview follows the form. */
export function tellAnother(form: StoryForm): void {
  const { lifeSkill, childAge, seed } = form.getValues()
  if (lifeSkill === '' || childAge === '') return
  form.setValue('seed', drawOtherSeed({ skill: lifeSkill, level: readingLevel(childAge) }, seed, newSeed))
}
