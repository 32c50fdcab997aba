// shopify.dev/docs/api/admin-graphql/2026-10/mutations/productUpdate: the argument `product` is a ProductUpdateInput.
import { z } from 'zod'
import { callShopify, type ShopifyAccess } from './client'
import { ShopifyError } from './shopify-error'

const UPDATE = `mutation UpdateProduct($product: ProductUpdateInput!) {
  productUpdate(product: $product) { product { id } userErrors { field message } }
}`
const updated = z.object({
  productUpdate: z.object({
    product: z.object({ id: z.string() }).nullable(),
    userErrors: z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() })),
  }),
})

/** Sending the same text twice changes nothing, so the call may be repeated. @throws ShopifyError */
export async function updateProduct(
  access: ShopifyAccess,
  product: { id: string; title: string; descriptionHtml: string },
): Promise<void> {
  const { productUpdate } = await callShopify(access, { query: UPDATE, variables: { product }, data: updated })
  const { userErrors } = productUpdate
  if (userErrors.length > 0 || !productUpdate.product)
    throw new ShopifyError('rejected', { details: userErrors.map(({ message }) => message) })
}
