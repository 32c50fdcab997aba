import { PEER_HEADER, clientIp } from './client-ip'

const ip = (headers: Record<string, string>, proxies: number) => clientIp(new Headers(headers), proxies)

test('without proxies the socket’s address counts, whatever the client says', () => {
  expect(ip({ [PEER_HEADER]: '203.0.113.9', 'x-forwarded-for': '198.51.100.1' }, 0)).toBe('203.0.113.9')
})

test('behind proxies the address that the outermost of them saw counts', () => {
  const headers = { [PEER_HEADER]: '10.0.0.1', 'x-forwarded-for': 'forged, 203.0.113.9, 10.0.0.2' }
  expect(ip(headers, 1)).toBe('10.0.0.2')
  expect(ip(headers, 2)).toBe('203.0.113.9')
})

test('where no server of ours wrote the socket’s address, the one that Next reports counts', () => {
  expect(ip({ 'x-forwarded-for': '203.0.113.9' }, 0)).toBe('203.0.113.9')
  expect(ip({ 'x-forwarded-for': '203.0.113.9' }, 1)).toBe('203.0.113.9')
  expect(ip({}, 0)).toBe('unknown')
})
