/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import german from '@/messages/de/site.json'
import { StoryDetails } from './story-details'

test.each([
  ['rome', 'Rom'],
  ['Nan’s garden', 'Nan’s garden'],
])('purchase: the place %s stands in the page’s language', (preferredLocation, shown) => {
  render(
    <NextIntlClientProvider locale="de" messages={german} timeZone="UTC">
      <StoryDetails story={{ childName: 'Mila', pets: [], preferredLocation }} />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText(shown)).toBeVisible()
})
