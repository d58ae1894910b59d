import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../database/openPostgres.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import { createTopic } from '../../testing/relayClient.fixtures.js'
import { startPostgres } from '../../testing/startPostgres.fixtures.js'
import { createSqlStore } from './createSqlStore.js'
import { openMailbox } from './openMailbox.js'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(() => postgres?.stop())

/** Opens the mailbox of one node. Its writes wait long enough for others that each round becomes one batch. */
async function openNode() {
  const database = await openPostgres(postgres.url, 4, () => {})
  const mailbox = openMailbox(
    createSqlStore(database),
    { ...applyDefaults({}), maxTopicMessages: 2_000, maxTopicBytes: 1_000_000 },
    20,
  )
  onTestFinished(() => mailbox.close())
  return mailbox
}

const message = (topic: string, text: string) => ({
  topic,
  message: text,
  tag: 1,
  attestation: null,
  publisher: 'sender',
  publishedAt: 1_000,
  expiresAt: 2_000,
})

test('behavior: stores concurrent batches with the same messages in opposite orders', async () => {
  const [a, b] = await Promise.all([openNode(), openNode()])
  // Each insert is slow, so that each batch has locked some rows before the other one starts.
  await postgres.query(`
    create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.002); return new; end $$;
    create trigger slow before insert on messages for each row execute function slow()`)
  onTestFinished(() => postgres.query('drop trigger slow on messages').then(() => {}))
  const batch = Array.from({ length: 200 }, (_, index) => message(createTopic(), `${index}`))
  const stored = await Promise.all([
    ...batch.map((one) => a.store(one)),
    ...batch.toReversed().map((one) => b.store(one)),
  ])
  expect(stored.filter((one) => one !== undefined)).toHaveLength(200)
  // Postgres counts each deadlock it detects. There was none, so no transaction was retried.
  expect(await postgres.query('select sum(deadlocks)::int as total from pg_stat_database')).toEqual([
    { total: 0 },
  ])
}, 180_000)

test('behavior: stores concurrent receipts of the same messages in opposite orders', async () => {
  const [a, b] = await Promise.all([openNode(), openNode()])
  const receipts = Array.from({ length: 500 }, (_, index) => ({
    seq: 1_000_000 + index,
    clientId: 'receiver',
    expiresAt: 9_000,
  }))
  await Promise.all([a.acknowledge(receipts), b.acknowledge(receipts.toReversed())])
  const [row] = await postgres.query(
    "select count(*)::int as total from receipts where client_id = 'receiver'",
  )
  expect(row).toEqual({ total: 500 })
}, 180_000)

test('behavior: keeps the order of receipt within a batch', async () => {
  const node = await openNode()
  const topics = Array.from({ length: 50 }, createTopic)
  const stored = await Promise.all(topics.map((topic) => node.store(message(topic, 'text'))))
  const seqs = stored.map((one) => one?.seq ?? 0)
  expect(seqs).toEqual(seqs.toSorted((x, y) => x - y))
}, 180_000)

test('behavior: two nodes sweep and store at the same time', async () => {
  const [a, b] = await Promise.all([openNode(), openNode()])
  const batch = Array.from({ length: 500 }, (_, index) => message(createTopic(), `${index}`))
  await Promise.all(batch.map((one) => a.store(one)))
  const again = batch.map((one) => ({ ...one, publishedAt: 3_000, expiresAt: 4_000 }))
  await Promise.all([a.sweep(3_000), b.sweep(3_000), ...again.map((one) => b.store(one))])
  await Promise.all([a.sweep(5_000), b.sweep(5_000)])
  await a.sweep(5_000)
  expect(await a.size()).toBe(0)
}, 180_000)

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('behavior: a batch that ended in %s is written again', async (_, code) => {
  const node = await openNode()
  await postgres.query(`
    create sequence attempts_${code};
    create function fail_${code}() returns trigger language plpgsql as $$ begin
      if nextval('attempts_${code}') <= 2 then raise exception 'conflict' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger fail_${code} before insert on messages for each statement execute function fail_${code}()`)
  onTestFinished(() => postgres.query(`drop trigger fail_${code} on messages`).then(() => {}))
  expect(await node.store(message(createTopic(), 'text'))).toBeDefined()
})

test('error: does not retry other failures', async () => {
  const node = await openNode()
  await postgres.query(`
    create sequence attempts;
    create function fail() returns trigger language plpgsql as $$ begin
      perform nextval('attempts');
      raise exception 'another' using errcode = '22000';
    end $$;
    create trigger fail before insert on messages for each statement execute function fail()`)
  onTestFinished(() => postgres.query('drop trigger fail on messages').then(() => {}))
  await expect(node.store(message(createTopic(), 'text'))).rejects.toThrow()
  expect(await postgres.query('select last_value::int from attempts')).toEqual([{ last_value: 1 }])
}, 180_000)

test('error: a message that Postgres refuses does not affect the others of its batch', async () => {
  const node = await openNode()
  await postgres.query('alter table messages add constraint no_seven check (tag <> 7)')
  onTestFinished(() => postgres.query('alter table messages drop constraint no_seven').then(() => {}))
  const batch = Array.from({ length: 20 }, (_, index) => ({
    ...message(createTopic(), `${index}`),
    tag: index === 13 ? 7 : 1,
  }))
  const results = await Promise.allSettled(batch.map((one) => node.store(one)))
  expect(results.flatMap(({ status }, index) => (status === 'rejected' ? index : []))).toEqual([13])
  const seqs = results.flatMap((one) => (one.status === 'fulfilled' ? (one.value?.seq ?? 0) : []))
  expect(seqs).toEqual(seqs.toSorted((x, y) => x - y))
}, 180_000)
