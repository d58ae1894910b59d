/**
 * A tracer for `debug_traceCall`, in the JavaScript that geth, reth, Erigon and anvil run. It traces the simulation of an
 * operation, and returns what each step of the validation does that rules of ERC-7562 are about.
 */
export const validationTracer = `{
  steps: [], current: null, depth: 0, last: 0,
  names: { '0x570e1a36': 'factory', '0x19822f7c': 'account', '0x52b7512c': 'paymaster' },
  banned: {
    0x31: 'BALANCE', 0x32: 'ORIGIN', 0x3a: 'GASPRICE', 0x40: 'BLOCKHASH', 0x41: 'COINBASE', 0x42: 'TIMESTAMP', 0x43: 'NUMBER',
    0x44: 'PREVRANDAO', 0x45: 'GASLIMIT', 0x47: 'SELFBALANCE', 0x48: 'BASEFEE', 0x49: 'BLOBHASH', 0x4a: 'BLOBBASEFEE',
    0xf0: 'CREATE', 0xf5: 'CREATE2', 0xff: 'SELFDESTRUCT'
  },
  enter: function (frame) {
    this.depth++;
    if (this.depth === 1) {
      var name = this.names[toHex(frame.getInput()).slice(0, 10)];
      this.current = name ? { name: name, opcodes: {}, storage: {}, hashes: [], values: [], creations: 0 } : null;
      if (this.current) this.steps.push(this.current);
    }
    if (!this.current) return;
    var type = frame.getType();
    if (type === 'CREATE' || type === 'CREATE2') this.current.creations++;
    var value = frame.getValue();
    if (type === 'CALL' && value !== undefined && value.toString() !== '0') this.current.values.push(toHex(frame.getTo()));
  },
  exit: function () {
    this.depth--;
    if (this.depth === 0) this.current = null;
  },
  fault: function () {},
  step: function (log) {
    if (!this.current) return;
    // By number, because texts of all opcodes take most of the time.
    var op = log.op.toNumber();
    if (this.last === 0x5a && op !== 0xf1 && op !== 0xf2 && op !== 0xf4 && op !== 0xfa) this.current.opcodes.GAS = true;
    this.last = op;
    if (op === 0x54 || op === 0x55 || op === 0x5c || op === 0x5d) {
      var address = toHex(log.contract.getAddress());
      if (!this.current.storage[address]) this.current.storage[address] = {};
      this.current.storage[address][log.stack.peek(0).toString(16)] = true;
    } else if (op === 0x20) {
      var offset = Number(log.stack.peek(0).toString());
      var length = Number(log.stack.peek(1).toString());
      if (length === 64 && this.current.hashes.length < 500)
        this.current.hashes.push(toHex(log.memory.slice(offset, offset + length)));
    } else if (this.banned[op]) this.current.opcodes[this.banned[op]] = true;
  },
  result: function () { return this.steps; }
}`
