import { sample } from '@/e2e/fixtures/sample'
import { describeStories } from './story-suite'

describeStories('9-12', sample)
