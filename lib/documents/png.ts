import sharp from 'sharp'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Scene } from '@/lib/domain/illustration/scene'

/** A scene as pixels, for those who read no vectors: link previews and home screens. */
export const png = (scene: Scene, width: number): Promise<Buffer> =>
  sharp(Buffer.from(toSvg(scene, { size: width })))
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer()
