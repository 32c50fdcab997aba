/** The look of running text whose elements come from a message. Here, since sheets, slips and columns all carry it. */
export const PROSE =
  '[&_h2]:text-d-m [&_li]:mt-1.5 [&_:is(p,ul)]:mt-2.5 [&_:is(p,ul)]:max-w-(--measure) ' +
  '[&_ul]:list-[square] [&_ul]:ps-[1.2em] [&>*+:is(h2,section)]:mt-9.5'

/** A picture with a white edge that leans a little; pages add which way. */
export const PLATE = 'h-auto w-full border-12 border-white outline-2 -outline-offset-13 outline-white shadow-2'
