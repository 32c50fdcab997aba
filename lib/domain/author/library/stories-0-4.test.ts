import { sample } from '@/e2e/fixtures/sample'
import { describeStories } from './story-suite'

describeStories('0-4', sample)
