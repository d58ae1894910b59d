/** A message that was signed for an address, in the simple or the full format of BIP-322. */
export type SignedMessage = {
  readonly kind: string
  readonly message: string
  readonly address: string
  /** In base64. */
  readonly signature: string
}

/** Vectors of BIP-322: `basic-test-vectors.json` and `generated-test-vectors.json`. */
export const signedMessages: readonly SignedMessage[] = [
  {
    kind: 'p2wpkh, simple, of an empty message',
    message: '',
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    signature:
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    kind: 'p2wpkh, simple, by another implementation',
    message: '',
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    signature:
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  },
  {
    kind: 'p2tr, simple',
    message: 'No prefix fallback',
    address: 'bc1pss0zhytly75awhm6x2hhvd5lnzv3vssgrf9axfheq8ldyzn88ges79fler',
    signature: 'AUCJYOwOjxYAvatTAGYaVlNXBVyFuc4MwNQkOuK2tl8xhfKDONd0NjfYyNSYcRqeCp8hsAnCEPHAVEkO9h6vbQ/R',
  },
  {
    kind: 'p2wsh with 3 of 3 keys, simple',
    message: 'This will be a p2wsh 3-of-3 multisig BIP 322 signed message',
    address: 'bc1qp0ahvfh83088w49k405szqgg4f3pptr7p2g06tdxfjcd40z4lh4q95lsz9',
    signature:
      'BQBHMEQCIFX9aaqPJWq2Ff2kpen5bFDTid+ehgUOpHV0LfjncXy4AiA3GNicF7aKPzdpa9PCpmaYQs3pHd+qbvvhXdxOCKCAMAFIMEUCIQD/ELXg6CNYyUQijCg96JtgvgjZb9dsl1Ctof4QAeyTcQIgVM/1AAblFl/DCt6A1gJg+T/i2qU5SQD09+chFJzolRwBSDBFAiEAlqRfSFyWNVQhvaCnmeV5tyneiCWMTcFbuujoD/pFa3wCIGnZjfQb8NolSYq9asV+ZeBSkCGHJcqnaV4JYS5MYPEGAWlTIQJ1aLEfEi/4p7wcV+XHZCBVvGGJZ7L3v+jhH+mZA8lN0yECCovfec+kIdllXpKCgA8RX/HZ2x5yHOtCSKP8/sf6pnwhAwxSng6kCgCXXSAmJOOZFdr3vdK3HzGqCFloOHgc5fM6U64=',
  },
  {
    kind: 'p2wsh with 2 of 2 keys, simple',
    message: 'GDU6AXT64O5ZS4AHHXK5JETYRM',
    address: 'bc1qa8xp82hejuydq8d9yc44s662ras5ncr98gxz3n53s6vklwgrczrqc4fqtn',
    signature:
      'BABIMEUCIQCLKarc4DfTq5bmqPVjRZ/qBvRPy886P2dM1tDK/92WIgIgN7y495rkp5FPcpjohhl8Knmo9rf63tPLGIVo8PKE81ABSDBFAiEAz2U1cppenj2Kbg8DkS3wXMmAN4jvZvsP/PdcCI1akogCIFlrCbW2+GbMRkvObV2utVdHYBxIJhM6DJlv1NIwViXBAUdSIQJx+IVtFfezY//G7PB/9/Z2fWatDxm5+M0195sX3Y1qoyECvDKp35BSlVD2TFqMPy7MlXJrqGl3nkQAgo51DfiRIqlSrg==',
  },
  {
    kind: 'p2pkh, full',
    message: 'GI2SVNWVCWTEEIMFZFFZYAQNSA',
    address: '164P4mbDkPcyvRnFGAZd1ThjxSj7Fbsywz',
    signature:
      'AgAAAAGEmHuloQANVIqnpMegGLNFKwAGE0Urv0a/uMiHnJ+FQwAAAABrSDBFAiEAr8VdqPCZU/oVqKKj2WwHfeCX/lzp+Rfk8d59cS9xdGECIAar0nievDdeVstmIgjfM7kzMepL6HrecBuJtgEitFxBASECzgU8WF30ffzpbdClcw/0NBkTCkuRbiEzr+CTXePjiPfgBwAAAQAAAAAAAAAAAWrgBwAA',
  },
  {
    kind: 'p2wpkh, full',
    message: 'YGIAANMREUXLFRI4HIEOCE4T23',
    address: 'bc1qkwzsslep5elkuat4608v7tpntpr3d9n7w5cwwq',
    signature:
      'AgAAAAABAaVatLF3wpACTG5XowFYPJPv65lgTlZypjUV9d1DNduCAAAAAADgBwAAAQAAAAAAAAAAAWoCRzBEAiB+SJdR6bVLpv5+kK8pOXSUDS24rU53YkTQEvelQJ22uwIgEfqM8eYTupu4LtA0Tz7z1LIbhpP2PrUxWEt9osnrxFEBIQMasC7JaIHbbAUt1kU81yx7S4QHScnEDBs4GsdHDPMPSuAHAAA=',
  },
  {
    kind: 'p2tr, full',
    message: 'K276VUM3MXP56DGNVICQR5XWRT',
    address: 'bc1psmjelwjtg7lz26jhd4kkf35v0xp3u7ffc6p4n4869s0hxkrrrtkqkpqvmg',
    signature:
      'AgAAAAABAY+B3hhlrps+S2YaxSvL3HxZKdfT+8XCCtZ4KQc5N+AaAAAAAADgBwAAAQAAAAAAAAAAAWoBQEHQoT3HfPKw4WNiQySblfcRX2gnha/mrpFxUoYlkJxuQFXNN3sS+XbJsNAoXRlvQitk0tVEFpsUGRcCdZ7bWPHgBwAA',
  },
  {
    kind: 'p2tr by script, full',
    message: '5WCQVNSZADVB2U447BH2A44Y4X',
    address: 'bc1peeyux4l3g6wmq23hsl6hytndlu89emtvqrw0k222hgnfvys8yw8sehzpun',
    signature:
      'AgAAAAABARTMGFokvM/viA990Uz2acpongloH+NqLgjm1grzw7C1AAAAAADgBwAAAQAAAAAAAAAAAWoEQAl8+ry6NBWeMu08ZpB9fJVnTiWQJy1i5LOfmtDr8DLWVvSUyKAwNQK7EyIPJlQhATz/7cw3Oywj0+dF0NHS9mMAS2MgrYfXhOkh0CvwuJpB+O3tal2ECfO0v7k1/A4PTlGcQiBnAuAHsnUg15isG0dq0JWAnqDPzUnq+bMlf+cWyLUGg00iNZeg0D5orCHB15isG0dq0JWAnqDPzUnq+bMlf+cWyLUGg00iNZeg0D7gBwAA',
  },
  {
    kind: 'p2wpkh within p2sh, full',
    message: 'OQXDXSR5SN5N7WRXSPTI462HKH',
    address: '37HVPoc7ZsU5C9Z2VKcCkSLzEknYXCzm3s',
    signature:
      'AgAAAAABAbtjBsUTHnoyuNG4NGbx6cI1Z01QLlfGHJX/WIRCAU6/AAAAABcWABTGXFmsgRqCkic6D+eE4AKm1iyVhuAHAAABAAAAAAAAAAABagJHMEQCIBp/IMJTnnhI6YrHJwIQbfucoizq0esZ35QRxtpXuk7fAiAGx6kSd9BuPDY+R0sHTJU0ZFtScJI8ASojEHwrClKxDQEhAl3boe/68fHvtuYzRkaS3GOSxnUTJwejjrubm+czK+Yi4AcAAA==',
  },
  {
    kind: 'p2wsh with a time lock, full',
    message: 'TOJXD6LSM3XO5OQ4QBQSL56I22',
    address: 'bc1q9dtw8dz93e7w6v5w8tra2et0vhz3wct3hpvl4tk5vrac9xz8szwqtvf0e2',
    signature:
      'AgAAAAABARVzK6W+9P3uKAmwv5xuqaftTkpGVj+1VWPgnqAVBFPyAAAAAADgBwAAAQAAAAAAAAAAAWoDSDBFAiEA82QBQkW16bqrm2mfKOLubqM2XHM+042kNMIor103anACICxp8esh++3RqSzqeefA+nlZoejw4pJJeubRTC9d6kZaAQBNYyEDrYfXhOkh0CvwuJpB+O3tal2ECfO0v7k1/A4PTlGcQiBnAuAHsnUhAyTbIAnLsvFRwT/A4kYwUNI0ny1pwRQ5KkFkMopLD5q4aKzgBwAA',
  },
]
