import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noSpaceGuard } from '../../../database/createSpaceGuard.js'
import type { Database } from '../../../database/Database.js'
import { openEmbedded } from '../../../database/openEmbedded.js'
import { imageData } from '../tables.js'
import { createDataImages, type DataImagesOptions } from './createDataImages.js'

const day = 86_400_000
let database: Database
let now = 0

beforeAll(async () => {
  database = await openEmbedded(undefined)
}, 180_000)

afterAll(() => database?.close())

beforeEach(async () => {
  now = 100 * day
  await database.db.delete(imageData)
})

const create = (options: Partial<DataImagesOptions> = {}) =>
  createDataImages({ database, logger: pino({ level: 'silent' }), now: () => now, ...options })
const toUrl = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`
const readText = async (images: ReturnType<typeof create>, id = '') => (await images.read(id))?.toString()

test('default: stores an image, which all gateways of the database can read', async () => {
  const id = await create().store(toUrl('<svg/>'))
  expect(id).toMatch(/^sha256:[\da-f]{64}$/)
  expect(await readText(create(), id)).toBe('<svg/>')
})

test('behavior: stores the same image once', async () => {
  const ids = await Promise.all([create(), create()].map(({ store }) => store(toUrl('<svg/>'))))
  expect(new Set(ids).size).toBe(1)
  expect(await database.db.select().from(imageData)).toHaveLength(1)
})

/** Stores 51 images, after which images are cleaned up. */
async function storeMany(images: ReturnType<typeof create>, text: string) {
  const ids: (string | undefined)[] = []
  for (let index = 0; index < 51; index++) {
    now += 1
    ids.push(await images.store(toUrl(`${text}${index}`)))
  }
  return ids
}

test('behavior: deletes an image that no answer named for a week', async () => {
  const images = create()
  const [old, kept] = [await images.store(toUrl('old')), await images.store(toUrl('kept'))]
  now += 4 * day
  await images.store(toUrl('kept'))
  now += 4 * day
  await storeMany(images, 'new')
  expect([await readText(images, old), await readText(images, kept)]).toEqual([undefined, 'kept'])
})

test('param: maxTotal deletes the oldest images', async () => {
  const images = create({ maxTotal: 1_000 })
  const ids = await storeMany(images, 'x'.repeat(72))
  const last = await readText(images, ids.at(-1))
  expect([await readText(images, ids[0]), last]).toEqual([undefined, `${'x'.repeat(72)}50`])
  expect((await database.db.select().from(imageData)).length).toBeLessThan(11)
})

test.each(['data:text/html,a', 'https://example.com/a.png'])('error: stores no %s', async (url) => {
  expect(await create().store(url)).toBeUndefined()
  expect(await database.db.select().from(imageData)).toEqual([])
})

test('error: stores nothing while the disk is full', async () => {
  const space = { ...noSpaceGuard, getLevel: async () => 'low' as const }
  const images = create({ database: { db: database.db, space } })
  expect(await images.store(toUrl('<svg/>'))).toBeUndefined()
  expect(await database.db.select().from(imageData)).toEqual([])
})

test.each(['sha256:', `sha256:${'0'.repeat(64)}`, 'https://example.com'])(
  'error: no image has the id %s',
  async (id) => {
    expect(await create().read(id)).toBeUndefined()
  },
)
