import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'

interface PictureProps {
  scene: Scene
  /** Unlike any other picture's on the page: letters, digits, '-' and '_'. */
  id: string
  /** What the picture shows; left out, it is decoration. */
  alt?: string
  className?: string
}

/** A scene drawn in place. The printer writes nothing but our own shapes and escapes the words. */
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
