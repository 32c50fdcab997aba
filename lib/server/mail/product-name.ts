import { isProduct } from '@/lib/domain/commerce/products'
import type { TranslateMail } from './define-template'

/** What was bought, in the letter's language; what is no product of ours keeps the name of its order. */
export const productName = (t: TranslateMail, product: string): string =>
  isProduct(product) ? t(`products.${product}`) : product
