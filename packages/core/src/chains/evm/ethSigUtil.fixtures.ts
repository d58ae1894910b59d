/** Typed data, and the hash that `TypedDataUtils.eip712Hash` of @metamask/eth-sig-util 9.0.0 returns for V4. */
export const hashedByEthSigUtil: readonly {
  readonly name: string
  readonly hash: string
  readonly json: string
}[] = [
  {
    name: 'a recursive type that ends with null',
    hash: '0xd8dbc2915cce0f9d0a984380e0732ab317f9828fed0a68910178d33d4098372a',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Person":[{"type":"string","name":"name"},{"type":"Person","name":"mother"},{"type":"Person","name":"father"}]},"primaryType":"Person","message":{"name":"Jon","mother":{"name":"Lyanna","mother":null,"father":null},"father":null}}',
  },
  {
    name: 'a recursive type that ends with missing fields',
    hash: '0xd8dbc2915cce0f9d0a984380e0732ab317f9828fed0a68910178d33d4098372a',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Person":[{"type":"string","name":"name"},{"type":"Person","name":"mother"},{"type":"Person","name":"father"}]},"primaryType":"Person","message":{"name":"Jon","mother":{"name":"Lyanna"}}}',
  },
  {
    name: 'a list with structs that are null',
    hash: '0xf75b87cc6868d20c47b9515665de48b3023f77cd4ed52268d3beed4fa60472a3',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Group":[{"type":"Person[]","name":"members"}],"Person":[{"type":"string","name":"name"},{"type":"Person","name":"mother"},{"type":"Person","name":"father"}]},"primaryType":"Group","message":{"members":[null,{"name":"Jon"}]}}',
  },
  {
    name: 'a list of lists of recursive structs',
    hash: '0xb430732031092d6503f67f2600db7025ec467e532c352f092e1b2b21246ec44a',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Group":[{"type":"Person[][2]","name":"members"}],"Person":[{"type":"string","name":"name"},{"type":"Person","name":"mother"},{"type":"Person","name":"father"}]},"primaryType":"Group","message":{"members":[[],[{"name":"Jon","father":null}]]}}',
  },
  {
    name: 'a struct of structs only, which are missing',
    hash: '0xda4eaf702503b38f35df09cc28396f447428684973043b4e2d68d5345266d219',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Pair":[{"type":"Person","name":"left"},{"type":"Person","name":"right"}],"Person":[{"type":"string","name":"name"},{"type":"Person","name":"mother"},{"type":"Person","name":"father"}]},"primaryType":"Pair","message":{}}',
  },
  {
    name: 'a type with a colon (Hyperliquid)',
    hash: '0x58f85d6e9a157adf14ae171ccfa80ef6006d7e6f4801afeab777dc3c08c310c9',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"App:Send":[{"type":"string","name":"destination"},{"type":"uint64","name":"time"}]},"primaryType":"App:Send","message":{"destination":"0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB","time":7}}',
  },
  {
    name: 'a type with a colon, and a struct in it',
    hash: '0x75ae900f9d9a87f9b12850332d8630be649988a48759a5395c3096b3a3a9d1af',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"App:Send":[{"type":"Person","name":"to"}],"Person":[{"type":"string","name":"name"},{"type":"Person","name":"mother"},{"type":"Person","name":"father"}]},"primaryType":"App:Send","message":{"to":{"name":"Jon"}}}',
  },
  {
    name: 'a struct whose type has a colon',
    hash: '0x1e9e70320979e19d7fbaeedc7e36043428ab3da4940c6dbc67f12d78d3e8bd8f',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Send":[{"type":"App:To","name":"to"}],"App:To":[{"type":"string","name":"name"}]},"primaryType":"Send","message":{"to":{"name":"Jon"}}}',
  },
  {
    name: 'a type that is named like a primitive',
    hash: '0x5cbf43c4e271160bae983495e347d9e0a88dc523528177001323311b7177af96',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint256","name":"value"}],"uint256":[{"type":"string","name":"name"}]},"primaryType":"Thing","message":{"value":{"name":"x"}}}',
  },
  {
    name: 'a domain of a list',
    hash: '0x199fbb202e7cc1660339f88008f49871901b4fb064f093d3ec590e76cc1b0bbc',
    json: '{"domain":{"name":["a","b"]},"types":{"EIP712Domain":[{"type":"string[]","name":"name"}],"Thing":[{"type":"bool","name":"value"}]},"primaryType":"Thing","message":{"value":true}}',
  },
  {
    name: 'the domain alone',
    hash: '0x4c6a753ca6de3721da1fb91223f7e10025d1105d9ac94e5acb1c5d6d55900135',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}]},"primaryType":"EIP712Domain","message":{}}',
  },
  {
    name: 'an empty struct',
    hash: '0x1f7906dcf3863d43b2631112c61d9d76541b80ad7babf75ae18698125663a290',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Nothing":[]},"primaryType":"Nothing","message":{}}',
  },
  {
    name: 'text of every kind of character',
    hash: '0xb5995effebc35bcee47b108a89dbf8a1ce25dd6adaaf4e22237da57520a8ca53',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"string","name":"value"}]},"primaryType":"Thing","message":{"value":"Grüße 🔑 \\u0000"}}',
  },
  {
    name: 'numbers',
    hash: '0x7da6c87409ca63f23bc8c86280b0ed2654d6d1a76b1ee6a6acd1e8e601d5adc7',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint","name":"a"},{"type":"int","name":"b"},{"type":"int8","name":"c"},{"type":"uint8","name":"d"},{"type":"uint256","name":"e"}]},"primaryType":"Thing","message":{"a":"0x00ff","b":"-1","c":-128,"d":"0255","e":"115792089237316195423570985008687907853269984665640564039457584007913129639935"}}',
  },
  {
    name: 'an address with another checksum',
    hash: '0x40eabdb43c02b6a4affc9975d150a92050723c29afb12652a2988ebd634792b9',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"address","name":"value"}]},"primaryType":"Thing","message":{"value":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}}',
  },
  {
    name: 'bytes',
    hash: '0x86b8d27816b2022fdb5c8ca2956a7e1a00f89dbb721675c190a715eafbda31fc',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bytes","name":"a"},{"type":"bytes4","name":"b"},{"type":"bytes32","name":"c"}]},"primaryType":"Thing","message":{"a":"0x","b":"0x01020304","c":"0xabababababababababababababababababababababababababababababababab"}}',
  },
]

/** Typed data that eth-sig-util signs or refuses, and that other wallets read differently. */
export const ambiguous: readonly { readonly name: string; readonly json: string }[] = [
  {
    name: 'text as bool',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bool","name":"value"}]},"primaryType":"Thing","message":{"value":"false"}}',
  },
  {
    name: 'null as bool',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bool","name":"value"}]},"primaryType":"Thing","message":{"value":null}}',
  },
  {
    name: 'null as text',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"string","name":"value"}]},"primaryType":"Thing","message":{"value":null}}',
  },
  {
    name: 'a number as text',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"string","name":"value"}]},"primaryType":"Thing","message":{"value":7}}',
  },
  {
    name: 'a number as an address',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"address","name":"value"}]},"primaryType":"Thing","message":{"value":7}}',
  },
  {
    name: 'an address without 0x',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"address","name":"value"}]},"primaryType":"Thing","message":{"value":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}}',
  },
  {
    name: 'text as bytes',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bytes","name":"value"}]},"primaryType":"Thing","message":{"value":"text"}}',
  },
  {
    name: 'bytes that are too short',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bytes4","name":"value"}]},"primaryType":"Thing","message":{"value":"0x01"}}',
  },
  {
    name: 'bytes that are too long',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bytes4","name":"value"}]},"primaryType":"Thing","message":{"value":"0x0102030405"}}',
  },
  {
    name: 'a number as bytes',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"bytes4","name":"value"}]},"primaryType":"Thing","message":{"value":5}}',
  },
  {
    name: 'a list with another length',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint8[2]","name":"value"}]},"primaryType":"Thing","message":{"value":[1]}}',
  },
  {
    name: 'an empty text as a number',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint256","name":"value"}]},"primaryType":"Thing","message":{"value":""}}',
  },
  {
    name: 'a number out of range',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"int8","name":"value"}]},"primaryType":"Thing","message":{"value":200}}',
  },
  {
    name: 'an inexact number',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint256","name":"value"}]},"primaryType":"Thing","message":{"value":1152921504606847000}}',
  },
  {
    name: 'a struct that is text',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Outer":[{"type":"Inner","name":"inner"}],"Inner":[{"type":"Leaf","name":"leaf"}],"Leaf":[{"type":"bool","name":"flag"}]},"primaryType":"Outer","message":{"inner":"text"}}',
  },
  {
    name: 'a type that is named like a list',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"Foo[]","name":"value"}],"Foo[]":[{"type":"bool","name":"flag"}],"Foo":[{"type":"bool","name":"flag"}]},"primaryType":"Thing","message":{"value":{"flag":true}}}',
  },
  {
    name: 'a domain with a struct',
    json: '{"domain":{"name":{"name":"App"}},"types":{"EIP712Domain":[{"type":"Person","name":"name"}],"Thing":[{"type":"bool","name":"value"}],"Person":[{"type":"string","name":"name"}]},"primaryType":"Thing","message":{"value":true}}',
  },
  {
    name: 'a missing value',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint256","name":"value"}]},"primaryType":"Thing","message":{}}',
  },
  {
    name: 'a missing list',
    json: '{"domain":{"name":"App","chainId":1},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"chainId","type":"uint256"}],"Thing":[{"type":"uint8[]","name":"value"}]},"primaryType":"Thing","message":{}}',
  },
]
