import { expect, test } from 'vitest'
import { frameSettingsSchema } from '../../frame/FrameSettings.js'
import { recoverySettingsSchema } from '../../recovery/RecoverySettings.js'
import { findMisspeltNames } from './findMisspeltNames.js'
import { settingsSchema } from './Settings.js'

const gateway = Object.keys(settingsSchema.shape)
const recovery = Object.keys(recoverySettingsSchema.shape)
const frame = Object.keys(frameSettingsSchema.shape)
const all = [...gateway, ...recovery, ...frame]

const mistakes: readonly (readonly [string, readonly string[], string, string])[] = [
  ['two letters are swapped', gateway, 'REDIS_ULR', 'REDIS_URL'],
  ['a letter differs', gateway, 'DATABASE_URI', 'DATABASE_URL'],
  ['a letter is missing', gateway, 'PROJECT_FILE', 'PROJECTS_FILE'],
  ['a short name has swapped letters', gateway, 'PROT', 'PORT'],
  ['a dash is missing', gateway, 'METRICSTOKEN', 'METRICS_TOKEN'],
  ['it is the name in a file', gateway, 'databaseUrl', 'DATABASE_URL'],
  ['it has small letters', gateway, 'trust_proxy', 'TRUST_PROXY'],
  ['it has dashes', gateway, 'LOG-LEVEL', 'LOG_LEVEL'],
  ['the file of the settings is misspelt', gateway, 'CONFIG_FIEL', 'CONFIG_FILE'],
  ['the recovery service has a misspelt sender', recovery, 'MAIL_FORM', 'MAIL_FROM'],
  ['the frame has a misspelt service', frame, 'RECOVERI_URL', 'RECOVERY_URL'],
]

test.each(mistakes)('error: names the setting if %s', (_title, names, variable, setting) => {
  expect(findMisspeltNames({ [variable]: 'secret' }, names, all)).toEqual([
    `${variable} is not a setting, and is ignored. Did you mean ${setting}?`,
  ])
})

test('default: ignores settings of all programs, and variables of others', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PWD',
    'USER',
    'LANG',
    'LC_ALL',
    'TERM',
    'MAIL',
    'TZ',
    'NODE_ENV',
    'INIT_CWD',
  ]
  const ofKubernetes = ['REDIS_PORT', 'REDIS_SERVICE_HOST', 'GATEWAY_PORT', 'KUBERNETES_SERVICE_PORT']
  const env = Object.fromEntries([...others, ...ofKubernetes].map((name) => [name, 'x']))
  for (const names of [gateway, recovery, frame]) expect(findMisspeltNames(env, names, all)).toEqual([])
  expect(findMisspeltNames({ LOGIN_URL: 'x', SMTP_URL: 'x' }, gateway, all)).toEqual([])
})

test('behavior: a setting that is there is not misspelt too', () => {
  expect(findMisspeltNames({ PORT: '80', PORTS: '81' }, gateway, all)).toEqual([])
})
