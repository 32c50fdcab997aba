import { Fragment, type ReactNode } from 'react'

/** Names and values; pairs without a value are left out. */
export const DescriptionList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4.5 gap-y-1.75">
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' && (
          <Fragment key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
)
