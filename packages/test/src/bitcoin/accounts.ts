/** One key of an account, with its address on regtest. */
export type BitcoinKey = {
  /** `bcrt1…` */
  readonly address: string
  /** Compressed, 33 bytes in hex. */
  readonly publicKey: string
  /** 32 bytes in hex. */
  readonly privateKey: string
}

/** A funded account of the local Bitcoin chain, with two keys as wallets have them. */
export type BitcoinAccount = {
  /** Native segwit (P2WPKH, BIP-84), for payments. */
  readonly payment: BitcoinKey
  /** Taproot key path (P2TR, BIP-86), for inscriptions. */
  readonly ordinals: BitcoinKey
}

/**
 * The accounts funded on the local Bitcoin chain: the well-known mnemonic `test test … junk` at `m/84'/1'/n'/0/0` and
 * `m/86'/1'/n'/0/0`. The keys are public; never use them elsewhere.
 *
 * The wallets have 0–1; 2–5 are free for tests.
 *
 * @example
 * import { bitcoinAccounts } from '@latchkit/test'
 *
 * bitcoinAccounts[0]?.payment.address // 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw'
 */
export const bitcoinAccounts: readonly BitcoinAccount[] = [
  {
    payment: {
      address: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
      publicKey: '03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6',
      privateKey: 'b5c8b4acf7b66682afbc5eef20c3b12998ba3c14a97047c9187454377f1a7856',
    },
    ordinals: {
      address: 'bcrt1pfewlxm8meyyvgjydfu7v8j4ej64symj6ut8sf66h9germp94qgzs92e5zv',
      publicKey: '028c7fc6552af4384a13791e63bac79ff2bcfeedf143a88d6dc4b6080a8829cdc1',
      privateKey: '893af8e39dab62e987360f7e2f2556100075b04ee4e6b22a0e1e11e1569de6d1',
    },
  },
  {
    payment: {
      address: 'bcrt1qddd479298yf4mtzdxwudkd7npj7ln3s5g9awk3',
      publicKey: '027a55702251cc137d0c1614fa5585b168fb0172e9c9c6fa46c381140d54335ddf',
      privateKey: 'ea19e884d0c3145da71f4e54141970208ff0bdd173e2001496a23798848343b0',
    },
    ordinals: {
      address: 'bcrt1ps033a9wkghkslwe88lxqw3lv4j7afac9jcmjqteguuk0q7eat4fsp4cyrt',
      publicKey: '03e8426a32447ee3462f75e8233fd46bf9453904c2e374591bec14e64c7f3a2b23',
      privateKey: '25f0cb83a3765b6d556e0c8c508c9776cdff7ad03110d4df655211e2a5093d9b',
    },
  },
  {
    payment: {
      address: 'bcrt1q03j55x5vxk4tp2qs5c74y6wmtgx9g586el74s6',
      publicKey: '02ed27f7da37a738e6403f06fb7da530aa60bfcc21888d8dfc85c71cffdfcdad4b',
      privateKey: 'eb03f5b9fa7fc2d402d12588a322e4be40eec27f635ad82b389fd192545a2b5d',
    },
    ordinals: {
      address: 'bcrt1p00qfchgvy9rswngjnuks8e2sz4tduzm2pt8hd2lvvu7a8zcdv9zs298gmj',
      publicKey: '0232df2804cb02c6fb73efef93ae5345e98cb494880f009e7a8e5d7689931283d3',
      privateKey: '083611f5eb0a8059d1714fda491ba11a2fae9e154465dfe04c2f01f75d08544a',
    },
  },
  {
    payment: {
      address: 'bcrt1qln7c2uu0555z7wwq5g9efkhrj8ds6ppjty4jjm',
      publicKey: '03e72880f8578614e0e4cde20def8dc49c3461067f6cf8a26a387838a937a9b526',
      privateKey: '211f2e9ace7c3b62e7cb1033726895529c7c89540652ef4118606b09da6fab91',
    },
    ordinals: {
      address: 'bcrt1ph7yrsy969rch6l8hw09p6we5kry9kxxkn4yyn3tgma5yl08nq80qca3xe2',
      publicKey: '035f117099e2f9bde52be0f2b8f36ca8adcb78b863e6b73c23fdd3a749fda747bd',
      privateKey: '288fa6f5def898c8cf1e0e0b45b68fd30743b0e9f8d910bbf4873ef6201ed4bf',
    },
  },
  {
    payment: {
      address: 'bcrt1qzaw64te5ulmgehm98aumu5us3cej6uhukteu69',
      publicKey: '03cf3f3c8646b5fad72dda7b36f853ba9514bf3f8cb6e462fbf98e9bc382a8e893',
      privateKey: '0028e0bbbe84096c35515d540fcedb93faaebdb077b47bdea38bc2b046ef5bf0',
    },
    ordinals: {
      address: 'bcrt1purqzj443dsw357qt92w2pmu0wpdxl6cz4s5kh24lh0p27w3mynasghg2kw',
      publicKey: '0306a36156e104adacd87699b55c2c78df25b3ab165e65cc75920b5d9a1cb67af4',
      privateKey: '3dac732b67b3f3041aefad5fc6c80f3b4166f282b07f00a8a3e3b2bed88de905',
    },
  },
  {
    payment: {
      address: 'bcrt1qfal96gykv9duuqqyp7xqzj68qukz6vrshpf5az',
      publicKey: '02b9f68bdac5c223137cee24a25568e88aaf9fb8e7129df2164d28ca87b7bce9d8',
      privateKey: '599b6997337a3f7f54aa743a1e7addd139079cceeec82f4c9f5d0f89c1fd4b7b',
    },
    ordinals: {
      address: 'bcrt1p0vr29lczy9nj7537a5y3vlx7q6sftf63fmk8gf5zxv6m23pva9zqe79apr',
      publicKey: '0393b25c36babfd70eb43a828178e95d35e8f474de88e92422df734e1d68e0e92c',
      privateKey: '4b31c46accdd2d1a49e5d6ee99c9e90f3066ec63d7d33e794052d9b51570ce49',
    },
  },
]
