import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'

interface PictureProps {
  scene: Scene
  /** Unique on the page, as prefix of the SVG's ids: letters, digits, '-' and '_'. */
  id: string
  /** What the picture shows; without it the picture is decoration. */
  alt?: string
  className?: string
}

/** A scene as inline SVG. Safe as HTML: the printer writes only shapes and escapes the title. */
export function Picture({ scene, id, alt, className }: PictureProps) {
  const svg = toSvg(scene, { idPrefix: `${id}-`, ...(alt === undefined ? {} : { title: alt }) })
  return (
    <span
      className={className}
      aria-hidden={alt === undefined ? true : undefined}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
