import type { Config } from '../../../config/config.js'

/** The time zones of mainland China, Hong Kong and Macau (IANA), with their older names. */
const restrictedTimeZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Chungking',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Macao',
  'PRC',
  'Hongkong',
]

/** Whether the app sells nothing in a time zone. Parsed here and not at the start, because few users buy. */
export function isTimeZoneRestricted(
  { onramp }: Pick<Config, 'onramp'>,
  timeZone: string | undefined,
): boolean {
  const given: unknown = typeof onramp === 'object' ? onramp.restrictedTimeZones : undefined
  const zones: readonly unknown[] = Array.isArray(given) ? given : restrictedTimeZones
  return timeZone !== undefined && zones.includes(timeZone)
}
