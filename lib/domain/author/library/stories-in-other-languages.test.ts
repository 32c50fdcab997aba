import { sample } from '@/e2e/fixtures/sample'
import { describeFamilies } from './family-suite'
import { describeStories } from './story-suite'

describe('German', () => {
  describeStories('0-4', sample, 'de')
  describeStories('5-8', sample, 'de')
  describeFamilies('0-4', sample, 'de')
  describeFamilies('5-8', sample, 'de')
})
describe('French', () => {
  describeStories('0-4', sample, 'fr')
  describeStories('5-8', sample, 'fr')
  describeFamilies('0-4', sample, 'fr')
  describeFamilies('5-8', sample, 'fr')
})
describe('Spanish', () => {
  describeStories('0-4', sample, 'es')
  describeStories('5-8', sample, 'es')
  describeFamilies('0-4', sample, 'es')
  describeFamilies('5-8', sample, 'es')
})
describe('Japanese', () => {
  describeStories('0-4', sample, 'ja')
  describeStories('5-8', sample, 'ja')
  describeFamilies('0-4', sample, 'ja')
  describeFamilies('5-8', sample, 'ja')
})
