import type { PictureFile } from '@/lib/domain/site-illustrations/picture-files'

interface SitePictureProps {
  picture: PictureFile
  /** '' where it is decoration. */
  alt?: string
  /** In the first screen: fetched with high priority. All others load lazily. */
  first?: boolean
  className?: string | undefined
}

/** One of the site's own pictures, with its size set so that nothing moves when it loads. */
export function SitePicture({ picture: { src, width, height }, alt = '', first = false, className }: SitePictureProps) {
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
  // React preloads every high-priority image that is not inside <picture>, before the style sheets, which delays the
  // first paint.
  return first ? <picture className="contents">{picture}</picture> : picture
}
