/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { createRef } from 'react'
import { useForm } from 'react-hook-form'
import type { StoryRequest } from '@/lib/domain/story/request'
import messages from '@/messages/en/site.json'
import { StoryFormContext, emptyForm, type StoryFormValues } from '../forms/story-form-values'
import type { DrawnPreview } from './drawn-preview'
import { PreviewPanel } from './preview-panel'

const SAMPLE: DrawnPreview = {
  opening: null,
  problem: null,
  cover: '/another-child.svg',
  coverTitled: false,
  coverDark: false,
  picture: null,
  pets: [null],
  looks: null,
  petLooks: [null],
  children: { '0-2': '', '3-4': '', '5-6': '', '7-8': '', '9-10': '', '11-12': '' },
}
const saved = { title: 'The Storm', pages: [['It rained.']] }

function Panel({ savedOpening }: { savedOpening: typeof saved | null }) {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({ defaultValues: emptyForm('en') })
  const nothing = () => undefined
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoryFormContext value={form}>
        <PreviewPanel
          live={{
            drawn: SAMPLE,
            failed: false,
            drawNow: () => Promise.resolve(null),
            drawLooks: nothing,
            drawPetLooks: nothing,
            drawAlternatives: nothing,
            drawPages: nothing,
          }}
          savedOpening={savedOpening}
          shown={false}
          book={createRef()}
          heading={createRef()}
          making={false}
          card={null}
          onAnother={nothing}
        />
      </StoryFormContext>
    </NextIntlClientProvider>
  )
}

test("a stored preview never stands beside another child's cover", () => {
  const { container, rerender } = render(<Panel savedOpening={null} />)
  expect(container.querySelector('[src*="another-child"]')).not.toBeNull()
  rerender(<Panel savedOpening={saved} />)
  expect(container.querySelector('[src*="another-child"]')).toBeNull()
  expect(screen.getAllByText('The Storm').length).toBeGreaterThan(1)
})
