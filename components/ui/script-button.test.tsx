/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { Button, buttonVariants } from './button'

const hydrate = async (served: string, part: React.ReactNode) => {
  const box = document.createElement('div')
  box.innerHTML = served
  const errors: unknown[] = []
  const root = await act(async () => hydrateRoot(box, part, { onRecoverableError: (error) => errors.push(error) }))
  const html = box.innerHTML
  act(() => root.unmount())
  return { html, errors }
}

const look = `class="${buttonVariants()}"`

test('a button is disabled in what the server sends and enabled by hydration, a submit button only if it says so', async () => {
  const waits = `<button type="button" disabled="" data-hydrating="true" ${look}>Go</button>`
  expect(await hydrate(waits, <Button>Go</Button>)).toEqual({
    html: `<button type="button" ${look}>Go</button>`,
    errors: [],
  })
  const sends = `<button type="submit" ${look}>Go</button>`
  expect(await hydrate(sends, <Button type="submit">Go</Button>)).toEqual({ html: sends, errors: [] })
  const needsScript = `<button type="submit" disabled="" data-hydrating="true" ${look}>Go</button>`
  expect(
    await hydrate(
      needsScript,
      <Button type="submit" needsScript>
        Go
      </Button>,
    ),
  ).toEqual({ html: sends, errors: [] })
})

test('a button that is disabled for a reason of its own stays so', async () => {
  const disabled = `<button type="button" disabled="" ${look}>Go</button>`
  expect(await hydrate(disabled, <Button disabled>Go</Button>)).toEqual({ html: disabled, errors: [] })
})
