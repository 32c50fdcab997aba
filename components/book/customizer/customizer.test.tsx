/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import type { Review } from '@/lib/domain/story/review'
import messages from '@/messages/en/site.json'
import Customizer from './customizer'
import { saveBoard } from './load-board'

jest.mock('./load-board', () => ({ saveBoard: jest.fn(async () => ({ version: 2, customizations: null })) }))
jest.mock('./use-stage', () => ({ useStage: () => ({ stage: null, failed: false }) }))
const saved = jest.mocked(saveBoard)
beforeEach(() => saved.mockClear())

const board: DrawingBoard = {
  version: 1,
  seed: 's',
  engineVersion: 1,
  cast: [],
  customizations: null,
  members: [],
  title: 'Only a Sock',
  language: 'en',
  withPets: 'with Rusty',
  pages: [],
}
const show = (review: Review | null) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Customizer id="story" board={board} review={review} images={['/cover.svg']} onSaved={() => undefined} />
    </NextIntlClientProvider>,
  )
  return userEvent.setup()
}
const save = () => screen.getByRole('button', { name: messages.customizer.save })
const sentRating = async () => {
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  return saved.mock.lastCall?.[1].customizations.rating
}

test('stars: none is on at first, and a book that is saved without pressing one gets none', async () => {
  const user = show(null)
  for (const star of screen.getAllByRole('radio', { name: /star/ })) expect(star).not.toBeChecked()
  await user.click(save())
  expect(await sentRating()).toBeUndefined()
})

test('stars: the one that was pressed is saved', async () => {
  const user = show(null)
  await user.click(screen.getByRole('radio', { name: /^4 stars/ }))
  await user.click(save())
  expect(await sentRating()).toBe(4)
})

test('stars: those of before stay when other things are saved', async () => {
  const user = show({ rating: 2, comment: null })
  await user.click(save())
  expect(await sentRating()).toBe(2)
})
