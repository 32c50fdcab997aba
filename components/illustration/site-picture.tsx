import type { PictureFile } from '@/lib/domain/site-illustrations/picture-files'

interface ShopPictureProps {
  picture: PictureFile
  /** '' where it is decoration. */
  alt?: string
  /** What the page opens with: fetched first. Anything else waits until it comes near the screen. */
  first?: boolean
  className?: string | undefined
}

/** One of the shop's own pictures, at its own proportions so that nothing moves when it comes. */
export function SitePicture({ picture: { src, width, height }, alt = '', first = false, className }: ShopPictureProps) {
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className={className}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  // React asks in the head for every picture that is not in a <picture>, before the style sheets, and so holds up the first paint.
  return first ? <picture className="contents">{picture}</picture> : picture
}
