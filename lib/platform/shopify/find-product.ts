// shopify.dev/docs/api/admin-graphql/2026-10/queries/productByIdentifier and .../queries/productVariants
import { z } from 'zod'
import { callShopify, type ShopifyAccess } from './client'
import { ShopifyError } from './shopify-error'

/** By the handle in its address, or by the SKU of one of its variants. */
export type ProductReference = { handle: string } | { sku: string }

const product = z.object({ id: z.string() })
const BY_HANDLE = `query FindProductByHandle($identifier: ProductIdentifierInput!) {
  productByIdentifier(identifier: $identifier) { id }
}`
const BY_SKU = `query FindProductBySku($search: String!) {
  productVariants(first: 10, query: $search) { nodes { sku product { id } } }
}`

/** @returns the product's id. @throws ShopifyError, product_missing among them */
export async function findProduct(access: ShopifyAccess, reference: ProductReference): Promise<string> {
  const id =
    'handle' in reference ? await findByHandle(access, reference.handle) : await findBySku(access, reference.sku)
  if (id === undefined) throw new ShopifyError('product_missing')
  return id
}

async function findByHandle(access: ShopifyAccess, handle: string): Promise<string | undefined> {
  const { productByIdentifier } = await callShopify(access, {
    query: BY_HANDLE,
    variables: { identifier: { handle } },
    data: z.object({ productByIdentifier: product.nullable() }),
  })
  return productByIdentifier?.id
}

/** The search also finds SKUs that only contain the words, so the exact one is picked here. */
async function findBySku(access: ShopifyAccess, sku: string): Promise<string | undefined> {
  const { productVariants } = await callShopify(access, {
    query: BY_SKU,
    variables: { search: `sku:${JSON.stringify(sku)}` },
    data: z.object({
      productVariants: z.object({ nodes: z.array(z.object({ sku: z.string().nullable(), product })) }),
    }),
  })
  return productVariants.nodes.find((variant) => variant.sku === sku)?.product.id
}
