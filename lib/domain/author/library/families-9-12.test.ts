import { sample } from '@/e2e/fixtures/sample'
import { describeFamilies } from './family-suite'

describeFamilies('9-12', sample)
