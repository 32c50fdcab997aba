import { shopPicture, type PictureName } from '@/lib/domain/illustration/shop/pictures'
import { api } from '@/lib/paths'

/** One of the shop's own pictures, decoration beside words. Its size is known when the page is built, so nothing moves when it comes. */
export function ShopPicture({ name, className, soon = false }: { name: PictureName; className?: string; soon?: boolean }) {
  const { width, height } = shopPicture(name)
  return <img src={api.scene(name)} alt="" width={width} height={height} decoding="async" loading={soon ? 'eager' : 'lazy'} draggable={false} className={className} />
}
