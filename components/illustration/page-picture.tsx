interface PagePictureProps {
  /** A page's picture: `/api/stories/{id}/pages/{n}/picture.svg?v={version}`. */
  src: string
  /** '' where it is decoration. */
  alt: string
  /** Only fetched when it comes near the screen. */
  lazy?: boolean
  className?: string
}

/** A finished SVG at an address that never changes its content: there is nothing to resize or convert. */
export function PagePicture({ src, alt, lazy = false, className }: PagePictureProps) {
  return <img src={src} alt={alt} width={1000} height={1000} decoding="async" loading={lazy ? 'lazy' : 'eager'} draggable={false} className={className} />
}
