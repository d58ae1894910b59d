import { expect, test } from 'vitest'
import { findViolations } from './exportSizes.mjs'

const getAccount = { entry: '@latchkit/react/actions', name: 'getAccount', bytes: 500 }

test('default', () => {
  expect(findViolations([getAccount], { max: 600, larger: {} })).toEqual([])
})

test('error: an export that adds too much', () => {
  const openPay = { ...getAccount, name: 'openPay', bytes: 900 }
  expect(findViolations([getAccount, openPay], { max: 400, larger: { openPay: 900 } })).toEqual([
    {
      file: '@latchkit/react/actions',
      message: 'getAccount adds 500 bytes gzipped to the start of an app: at most 400',
    },
  ])
})

test('error: a budget for no export', () => {
  expect(findViolations([getAccount], { max: 600, larger: { openPay: 900 } })).toEqual([
    { file: 'scripts/checks/exportSizes.config.mjs', message: 'there is no export openPay' },
  ])
})
