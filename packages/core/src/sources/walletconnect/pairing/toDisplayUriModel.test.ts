import { expect, test } from 'vitest'
import { toDisplayUriModel } from './toDisplayUriModel.js'

test('default: toDisplayUriModel shows the URI as a QR code, without a download', () => {
  const wallet = { id: 'metaMaskSDK', name: 'MetaMask', namespaces: ['eip155'] } as const
  expect(toDisplayUriModel(wallet, 'metamask://connect?channelId=1')).toEqual({
    wallet,
    status: 'scan',
    uri: 'metamask://connect?channelId=1',
    platforms: ['qrcode'],
    platform: 'qrcode',
    downloads: false,
  })
})
