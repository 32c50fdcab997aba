import sharp from 'sharp'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'

/** Renders a scene as PNG, where SVG isn't supported: link previews and home screens. */
export const png = (scene: Scene, width: number): Promise<Buffer> =>
  sharp(Buffer.from(toSvg(scene, { size: width })))
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer()
