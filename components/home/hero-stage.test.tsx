/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/ja/site.json'
import { HeroStage } from './hero-stage'

test('the landing page begins with names in the page’s own letters', () => {
  render(
    <NextIntlClientProvider locale="ja" messages={messages} timeZone="UTC">
      <HeroStage
        first={{ src: '/pictures/hero.svg', width: 10, height: 10 }}
        kinds={[{ type: 'Dog', words: '犬' }]}
        title={null}
        lead={null}
        actions={null}
      />
    </NextIntlClientProvider>,
  )
  expect(screen.getByLabelText(messages.hero.child)).toHaveValue('ミラ')
  expect(screen.getByLabelText(messages.hero.pet)).toHaveValue('ビスケット')
  expect(screen.getByRole('img', { name: 'ミラが手をふっています。ビスケットもそばにいます。' })).toBeVisible()
})
