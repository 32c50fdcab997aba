import { sample } from '@/e2e/fixtures/sample'
import { describeStories } from './story-suite'

describe('German', () => {
  describeStories('0-4', sample, 'de')
  describeStories('5-8', sample, 'de')
})
