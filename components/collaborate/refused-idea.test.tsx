/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import together from '@/messages/en/together.json'
import { IdeasTab } from './ideas-tab'
import { openOutbox, type SendItem } from './outbox'
import { RoomContext, type Room } from './room-context'

const me = { id: '00000000-0000-4000-8000-000000000001', role: 'creator', lastSeen: 0 } as const
const ROOM: RoomSnapshot = {
  id: 'room',
  title: 'A table',
  description: null,
  creatorName: 'Nana',
  status: 'collecting',
  inviteCode: 'ABCDEFGH',
  maxCollaborators: 5,
  cast: { pets: [] },
  collaborators: [],
  contributions: [],
  messages: [],
  generatedContent: null,
  versions: [],
  booksLeft: 0,
  online: [],
  me,
  lastEvent: 0,
  forgottenAt: '2026-11-24T10:00:00.000Z',
}

function Table({ send }: { send: SendItem }) {
  const [outbox] = useState(() => openOutbox('room', { read: () => null, write: () => undefined }, send))
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items)
  const value: Room = {
    room: ROOM,
    me,
    isCreator: true,
    isClosed: false,
    writtenIn: 'en',
    waiting,
    connection: 'live',
    failure: null,
    gone: null,
    writing: null,
    failedVersion: null,
    away: [],
    typing: [],
    giveIdea: (body, onUnfit) =>
      outbox.add({ kind: 'idea', clientId: '00000000-0000-4000-8000-000000000002', body }, onUnfit),
    sendMessage: () => undefined,
    takeBack: outbox.remove,
    act: () => Promise.resolve(true),
    tellTyping: () => undefined,
  }
  return (
    <NextIntlClientProvider locale="en" messages={together} timeZone="UTC">
      <RoomContext value={value}>
        <IdeasTab />
      </RoomContext>
    </NextIntlClientProvider>
  )
}

beforeEach(() => localStorage.clear())

test('an idea whose words are refused comes back into the blank form with its type and the reason', async () => {
  const user = userEvent.setup()
  render(<Table send={() => Promise.resolve({ refused: 'Kinder words, please.', isUnfit: true })} />)
  await user.click(screen.getByRole('radio', { name: /plot/i }))
  await user.type(screen.getByRole('textbox'), 'a rude duck')
  await user.click(screen.getByRole('button', { name: 'Add Idea' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a rude duck')
  expect(screen.getByText('Kinder words, please.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /plot/i }).checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  await user.type(screen.getByRole('textbox'), '!')
  expect(screen.queryByText('Kinder words, please.')).toBeNull()
})

test('it waits on its slip while something else is in the form, and comes back when that is gone', async () => {
  const user = userEvent.setup()
  let refuse = () => {}
  render(
    <Table
      send={() =>
        new Promise((resolve) => {
          refuse = () => resolve({ refused: 'Kinder words, please.', isUnfit: true })
        })
      }
    />,
  )
  await user.type(screen.getByRole('textbox'), 'a rude duck')
  await user.click(screen.getByRole('button', { name: 'Add Idea' }))
  await user.type(screen.getByRole('textbox'), 'another')
  await act(async () => {
    refuse()
    await Promise.resolve()
  })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('another')
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rewrite' })).toBeNull()
  await user.clear(screen.getByRole('textbox'))
  await user.click(screen.getByRole('button', { name: 'Rewrite' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a rude duck')
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
})

test('an idea that is refused for another reason stays on its slip', async () => {
  const user = userEvent.setup()
  render(<Table send={() => Promise.resolve({ refused: 'The table is closed.', isUnfit: false })} />)
  await user.type(screen.getByRole('textbox'), 'a duck')
  await user.click(screen.getByRole('button', { name: 'Add Idea' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy()
})
