import { testRandomBooks } from './random-books-suite'

testRandomBooks(0)
