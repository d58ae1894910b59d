import { expect, test } from 'vitest'
import { FetchError, fetchFile } from './fetchFile.js'
import { startServer } from './startServer.fixtures.js'

const fetchWith = (url: string, privateHosts: readonly string[] = [], signal = AbortSignal.timeout(20_000)) =>
  fetchFile(url, { privateHosts, accept: '*/*', maxBytes: 5 * 1024 * 1024, signal })

test('default: returns the content', async () => {
  const { host, url } = await startServer((_request, response) => response.end('abc'))
  expect(Buffer.from(await fetchWith(url, [host])).toString()).toBe('abc')
})

test('behavior: sends neither cookies nor a referrer', async () => {
  const { host, url } = await startServer((request, response) =>
    response.end(JSON.stringify(request.headers)),
  )
  const headers: unknown = JSON.parse(Buffer.from(await fetchWith(url, [host])).toString())
  expect(Object.keys(headers as object).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
})

test('behavior: follows redirects', async () => {
  const { host, url } = await startServer((request, response) => {
    if (request.url === '/b.png') return response.end('b')
    response.writeHead(302, { location: '/b.png' }).end()
  })
  expect(Buffer.from(await fetchWith(url, [host])).toString()).toBe('b')
})

test.each([
  'http://example.com/a.png',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://user:secret@example.com/a.png',
  'https://example.com:8443/a.png',
  'not a URL',
])('error: refuses %s without a connection', async (url) => {
  await expect(fetchWith(url)).rejects.toThrow(/^(not https:|not a plain URL|another port than 443)$/)
})

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fc00::1]',
  '[fe80::1]',
])('error: refuses the address %s', async (host) => {
  await expect(fetchWith(`https://${host}/a.png`)).rejects.toThrow('not a public address')
})

test('error: refuses a host that resolves to a private address', async () => {
  const error: unknown = await fetchWith('https://localhost/a.png').catch((error: unknown) => error)
  expect(error).toEqual(new FetchError('not a public address'))
})

test.each(['http://127.0.0.1:1/', 'https://127.0.0.1/', 'https://localhost/', 'file:///etc/passwd'])(
  'error: refuses a redirect to %s',
  async (location) => {
    const { host, url } = await startServer((_request, response) => {
      response.writeHead(302, { location }).end()
    })
    await expect(fetchWith(url, [host])).rejects.toThrow(/^not (https:|a public address)$/)
  },
)

test('error: refuses endless redirects', async () => {
  const { host, url } = await startServer((_request, response) => {
    response.writeHead(302, { location: '/a.png' }).end()
  })
  await expect(fetchWith(url, [host])).rejects.toThrow('more than 3 redirects')
})

test('error: refuses a large file, whatever its length header', async () => {
  const { host, url } = await startServer((_request, response) => {
    const write = () => {
      if (!response.destroyed) response.write(Buffer.alloc(256 * 1024), write)
    }
    write()
  })
  await expect(fetchWith(url, [host])).rejects.toThrow('more than 5242880 bytes')
})

test('error: stops at the time-out', async () => {
  const { host, url } = await startServer(() => {})
  await expect(fetchWith(url, [host], AbortSignal.timeout(50))).rejects.toThrow('no answer')
})

test('error: a status other than 200', async () => {
  const { host, url } = await startServer((_request, response) => response.writeHead(404).end())
  await expect(fetchWith(url, [host])).rejects.toThrow('status 404')
})

test('error: no server', async () => {
  await expect(fetchWith('http://127.0.0.1:1/a.png', ['127.0.0.1:1'])).rejects.toThrow('no answer')
})
