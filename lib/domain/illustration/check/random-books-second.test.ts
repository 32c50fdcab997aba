import { randomRequest } from '@/e2e/fixtures/any-request'
import { caseCount } from '@/e2e/fixtures/sample'
import { testRandomBooks } from './random-books-suite'

testRandomBooks(1, caseCount(2000, 2) / 2, randomRequest)
