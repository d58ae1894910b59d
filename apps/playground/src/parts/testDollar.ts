/** Address of the devnet's ERC-20 `TUSD`, the same on every chain. */
export const testDollar = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
