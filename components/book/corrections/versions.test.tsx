/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import german from '@/messages/de/site.json'
import { Versions } from './versions'

test('when a version ended is said in the language of the page and in the zone of the browser', () => {
  const endedAt = new Date('2026-11-21T23:30:00Z')
  const formats = jest.spyOn(Intl, 'DateTimeFormat')
  render(
    <NextIntlClientProvider locale="de" messages={german} timeZone="UTC">
      <Versions
        id="a"
        standing={2}
        versions={[{ version: 1, title: 'Mila und der Hund', change: 'corrected', endedAt }]}
        canRestore={false}
        onRestored={() => {}}
      />
    </NextIntlClientProvider>,
  )
  // None is named, so it is the browser's own.
  expect(formats.mock.calls.map(([, options]) => options?.timeZone)).toEqual([undefined])
  const own = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt)
  expect(screen.getByText(`bis ${own}, dann wurde es berichtigt`)).toBeVisible()
})
