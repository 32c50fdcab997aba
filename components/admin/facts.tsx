import { Fragment, type ReactNode } from 'react'

/** Names and what they are; one of which nothing is known is left out. */
export const DescriptionList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' && (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
)
