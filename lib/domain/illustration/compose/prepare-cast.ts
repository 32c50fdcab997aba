// Draws the cast of a page and collects its props, in centimetres, before anything is placed.
import type { Prop, SetDirection } from '../direction'
import type { Figure } from '../scene'
import { resolveCarried, type CarriedCast } from './carried'
import { resolveEmbraces } from './embrace'
import { heightOf, poseFigure } from './figures'
import { resolvePageProps } from './page-props'
import type { PageProp } from './page-props'
import type { Role } from './roles'

const MIN_TALLEST = 34

export interface CastRequest {
  roles: readonly Role[]
  direction: SetDirection
  place: { indoor: boolean; swims: boolean }
  lightSide: -1 | 1
  seed: string
  pageNumber: number
  /** Props that are part of the place. */
  ownProps: readonly Prop[]
  /** Figures that were drawn for another framing of this page: most are the same in all. */
  posed?: Map<string, Figure> | undefined
}

/** All that a page's framings may change about a figure; where it stands is not in its drawing. */
const keyOf = (role: Role, { shot }: SetDirection, lightSide: -1 | 1): string =>
  JSON.stringify([{ ...role, member: role.member.who, wantedX: 0 }, shot === 'behind', lightSide])

/** All figures and props before they are placed, in centimetres. */
export interface PreparedCast extends CarriedCast {
  figures: ReadonlyMap<string, Figure>
  props: readonly PageProp[]
  tallest: number
  /** What is written on props. */
  texts: ReadonlyMap<Prop, string | undefined>
}

export function prepareCast({
  roles: requested,
  direction,
  place,
  lightSide,
  seed,
  pageNumber,
  ownProps,
  posed = new Map(),
}: CastRequest): PreparedCast {
  const drawn = (role: Role): Figure => {
    const key = keyOf(role, direction, lightSide)
    const figure = posed.get(key) ?? poseFigure(role, direction, place, lightSide, seed, pageNumber)
    posed.set(key, figure)
    return figure
  }
  const roles = direction.shot === 'behind' ? requested : resolveEmbraces(requested, drawn)
  const figures = new Map(roles.map((role) => [role.member.who, drawn(role)]))
  return {
    ...resolveCarried(roles, figures),
    figures,
    props: resolvePageProps(roles, direction, ownProps, place),
    texts: new Map(direction.props.map(({ prop, text }) => [prop, text])),
    tallest: Math.min(130, Math.max(MIN_TALLEST, ...roles.map((r) => heightOf(r.member)))),
  }
}
