/** The heading of a gift's screens: beside something else, it is smaller than other pages'. */
export const GIFT_HEADING = 'text-[clamp(2.05rem,1.3rem+3.2vw,4.5rem)] md:text-[min(4.1vw,3.5rem)]'
