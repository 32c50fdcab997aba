import { useTranslations } from 'next-intl'
import { lifeSkillLabel } from '../domain/story/life-skills'
import { LIFE_SKILLS } from '../domain/story/lists'

/** Names a story's life skill in the page's language; a theme that the form no longer offers is shown as words. */
export function useSkillName(): (id: string) => string {
  const t = useTranslations('create')
  return (id) => {
    const skill = LIFE_SKILLS.find((one) => one === id)
    return skill ? t(`skills.${skill}`) : lifeSkillLabel(id)
  }
}
