import { Fragment } from 'react'

/** Where a line may end: after an @, a dot or a slash. */
const ENDS = /(?<=[@./])(?=[^/])/

/**
 * An email or web address. Its lines end between its parts, and within one only where that is wider than a line. It
 * reads from left to right in every language.
 */
export const Address = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="wrap-break-word">
    {children.split(ENDS).map((part, i) => (
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
)

interface WithAddressProps {
  /** A message with the address in it. */
  children: string
  address: string
}

/** A sentence that names an address. */
export function WithAddress({ children, address }: WithAddressProps) {
  const at = address === '' ? -1 : children.indexOf(address)
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <Address>{address}</Address>
      {children.slice(at + address.length)}
    </>
  )
}
