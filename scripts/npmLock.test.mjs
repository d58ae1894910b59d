import { expect, test } from 'vitest'
import { hashLockfile, readLockfile, unlockedPackages, withoutOwnPackages } from './npmLock.mjs'

const react = { version: '19.0.0', resolved: 'https://registry.npmjs.org/react.tgz', integrity: 'sha512-a' }
const own = { version: '0.0.0', resolved: 'file:core.tgz', integrity: 'sha512-b' }
const lockfile = { packages: { 'node_modules/react': react } }

test('default: accepts locked packages at any depth', () => {
  const packages = { 'node_modules/react': react, 'node_modules/x/node_modules/react': react }
  expect(unlockedPackages({ packages }, lockfile)).toEqual([])
})

test.each([
  ['a tarball', 'file:core.tgz'],
  ['a registry on this machine', 'http://127.0.0.1:4873/@latchkit/core/-/core-0.0.0.tgz'],
  ['a registry that npm does not write down', undefined],
])('behavior: packages from %s are not locked', (_name, resolved) => {
  const { version, integrity } = own
  const packages = {
    '': {},
    'node_modules/react': react,
    'node_modules/@latchkit/core': { version, integrity, ...(resolved && { resolved }) },
  }
  expect(unlockedPackages({ packages }, lockfile)).toEqual([])
  expect(withoutOwnPackages({ packages })).toEqual(lockfile)
})

test('behavior: linked folders of the project are not locked', () => {
  const packages = {
    stub: { version: '1.0.0' },
    'node_modules/stub': { resolved: 'stub', link: true },
    'node_modules/react': react,
  }
  expect(unlockedPackages({ packages }, lockfile)).toEqual([])
})

test('behavior: one hash for the same packages, wherever they are and whatever the tarballs', () => {
  const packages = { '': {}, 'node_modules/x/node_modules/react': react, 'node_modules/@latchkit/core': own }
  expect(hashLockfile({ packages })).toBe(hashLockfile(lockfile))
})

test.each([
  ['another version', { ...react, version: '19.0.1' }],
  ['another hash', { ...react, integrity: 'sha512-c' }],
])('behavior: another hash for %s', (_name, other) => {
  expect(hashLockfile({ packages: { 'node_modules/react': other } })).not.toBe(hashLockfile(lockfile))
})

test('error: a hash of a package without one', () => {
  expect(() => hashLockfile({ packages: { 'node_modules/react': { version: '19.0.0' } } })).toThrow(
    'react@19.0.0 no hash',
  )
})

test.each([
  ['another version', { ...react, version: '19.0.1' }, 'react@19.0.1 sha512-a'],
  ['another hash', { ...react, integrity: 'sha512-c' }, 'react@19.0.0 sha512-c'],
  ['no hash', { version: '19.0.0' }, 'react@19.0.0 no hash'],
])('error: %s', (_name, installed, expected) => {
  expect(unlockedPackages({ packages: { 'node_modules/react': installed } }, lockfile)).toEqual([expected])
})

test.each(['package-lock.json', 'ethers5-lock.json'])(
  'behavior: each package in %s has a sha512 hash',
  (name) => {
    const { packages } = readLockfile(`scripts/checks/registryApp/${name}`)
    const withoutHash = Object.entries(packages).filter(([, one]) => !one.integrity?.startsWith('sha512-'))
    expect(withoutHash).toEqual([])
    expect(Object.keys(packages).length).toBeGreaterThan(50)
  },
)
