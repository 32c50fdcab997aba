import { Children, cloneElement, isValidElement, type CSSProperties, type ReactNode } from 'react'
import { cn } from './cn'

interface AsChildProps {
  /** One element: a link or a button, as a rule. */
  children: ReactNode
  className: string
  style?: CSSProperties | undefined
  /** The element's new children; without it, it keeps its own. */
  content?: ReactNode
  [prop: string]: unknown
}

/** Our `Slot`: renders its one child with these classes and properties instead of an element of its own. */
export function AsChild({ children, className, style, content, ...rest }: AsChildProps) {
  const child = Children.only(children)
  if (!isValidElement<{ className?: string; style?: CSSProperties; children?: ReactNode }>(child)) return child
  return cloneElement(child, {
    ...rest,
    className: cn(className, child.props.className),
    ...(style ? { style: { ...style, ...child.props.style } } : {}),
    ...(content === undefined ? {} : { children: content }),
  })
}
