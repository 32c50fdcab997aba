import { advanceOf } from './advances'
import { drawFaceLetter } from './face-letter'
import { TITLE_FACE, TITLE_FACE_EM } from './title-face'

/** Letters of the title face: all that Latin titles are made of. */
export const drawLatinLetter = drawFaceLetter({ em: TITLE_FACE_EM, outlines: TITLE_FACE }, advanceOf)
