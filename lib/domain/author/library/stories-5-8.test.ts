import { sample } from '@/e2e/fixtures/sample'
import { describeStories } from './story-suite'

describeStories('5-8', sample)
