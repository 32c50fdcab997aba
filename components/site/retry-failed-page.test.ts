import { retryFailedPage } from './retry-failed-page'

const failed = (digest?: string) => ({
  error: Object.assign(new Error('x'), digest === undefined ? {} : { digest }),
  reset: jest.fn(),
})

describe('trying again', () => {
  it('asks the server anew for what failed there', () => {
    const props = failed('3370002355')
    const reload = jest.fn()
    retryFailedPage(props, reload)
    expect([reload.mock.calls.length, props.reset.mock.calls.length]).toEqual([1, 0])
  })
  it('draws again what failed in the browser, where all that was typed is', () => {
    const props = failed()
    const reload = jest.fn()
    retryFailedPage(props, reload)
    expect([reload.mock.calls.length, props.reset.mock.calls.length]).toEqual([0, 1])
  })
})
