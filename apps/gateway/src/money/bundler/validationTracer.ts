/**
 * A tracer for `debug_traceCall`, in the JavaScript that geth, reth, Erigon and anvil run. It traces the simulation of an
 * operation, and returns what each step of the validation does that rules of ERC-7562 are about. What the EntryPoint does
 * when it is called is not traced, because the rules are about which of its functions are called.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7562
 */
export const validationTracer = `{
  steps: [], current: null, frames: [], isInside: false, entryPoint: '', last: 0, sized: null, coded: {},
  names: { '0x570e1a36': 'factory', '0xc09ad0d9': 'account', '0x19822f7c': 'account', '0x52b7512c': 'paymaster' },
  banned: {
    0x31: 'BALANCE', 0x32: 'ORIGIN', 0x3a: 'GASPRICE', 0x40: 'BLOCKHASH', 0x41: 'COINBASE', 0x42: 'TIMESTAMP', 0x43: 'NUMBER',
    0x44: 'PREVRANDAO', 0x45: 'GASLIMIT', 0x47: 'SELFBALANCE', 0x48: 'BASEFEE', 0x49: 'BLOBHASH', 0x4a: 'BLOBBASEFEE',
    0xfe: 'INVALID', 0xff: 'SELFDESTRUCT'
  },
  max: 1000, low: '0x000000000000000000000000000000000000',
  enter: function (frame) {
    var type = frame.getType();
    if (this.frames.length === 0) {
      var name = this.names[toHex(frame.getInput()).slice(0, 10)];
      this.entryPoint = toHex(frame.getFrom());
      this.current = name ? {
        name: name, opcodes: {}, storage: {}, hashes: [], values: {}, calls: [], creations: [], codes: {}, missing: {},
        isOutOfGas: false, isTruncated: false
      } : null;
      if (this.current) this.steps.push(this.current);
    } else if (this.current && !this.isInside) {
      var to = toHex(frame.getTo());
      if (type === 'CREATE' || type === 'CREATE2') {
        var creation = this.current.creations[this.current.creations.length - 1];
        if (creation) creation.address = to;
      } else if (to === this.entryPoint) {
        if (this.current.calls.length < this.max)
          this.current.calls.push({ type: type, from: toHex(frame.getFrom()), data: toHex(frame.getInput()).slice(0, 74) });
        else this.current.isTruncated = true;
      }
      if (to === this.entryPoint) this.isInside = true;
    }
    this.frames.push(this.isInside);
  },
  exit: function (frame) {
    this.frames.pop();
    this.isInside = this.frames.length > 0 && this.frames[this.frames.length - 1];
    if (this.current && !this.isInside && /out of gas|not enough gas/i.test(String(frame.getError() || '')))
      this.current.isOutOfGas = true;
    if (this.frames.length === 0) this.current = null;
  },
  fault: function () {},
  toKey: function (value) {
    var text = value.toString(16);
    while (text.length < 40) text = '0' + text;
    return '0x' + text.slice(-40);
  },
  use: function (key, db) {
    if (this.coded[key] || this.current.missing[key]) return;
    // Precompiled contracts have some code on a few chains.
    if (key.slice(0, 38) !== this.low && db.getCode(toAddress(key)).length > 0) this.coded[key] = true;
    else this.current.missing[key] = true;
  },
  step: function (log, db) {
    if (!this.current || this.isInside) return;
    // By number, because texts of all opcodes take most of the time.
    var op = log.op.toNumber();
    var isCall = op === 0xf1 || op === 0xf2 || op === 0xf4 || op === 0xfa;
    if (this.last === 0x5a && !isCall) this.current.opcodes.GAS = true;
    this.last = op;
    if (this.sized !== null) {
      if (op !== 0x15) this.current.codes[this.sized] = true;
      this.sized = null;
    }
    if (op === 0x54 || op === 0x55 || op === 0x5c || op === 0x5d) {
      var address = toHex(log.contract.getAddress());
      if (!this.current.storage[address]) this.current.storage[address] = {};
      var slots = this.current.storage[address];
      var slot = log.stack.peek(0).toString(16);
      slots[slot] = slots[slot] === true || op === 0x55 || op === 0x5d;
    } else if (op === 0x20) {
      var offset = Number(log.stack.peek(0).toString());
      var length = Number(log.stack.peek(1).toString());
      if (length === 64 && this.current.hashes.length < this.max)
        this.current.hashes.push(toHex(log.memory.slice(offset, offset + length)));
    } else if (isCall) {
      var to = this.toKey(log.stack.peek(1));
      this.use(to, db);
      if ((op === 0xf1 || op === 0xf2) && log.stack.peek(2).toString() !== '0') this.current.values[to] = true;
    } else if (op === 0x3b || op === 0x3c || op === 0x3f) {
      var code = this.toKey(log.stack.peek(0));
      this.use(code, db);
      if (op === 0x3b) this.sized = code;
      else this.current.codes[code] = true;
    } else if (op === 0xf0 || op === 0xf5) {
      if (this.current.creations.length < this.max)
        this.current.creations.push({
          type: op === 0xf0 ? 'CREATE' : 'CREATE2', from: toHex(log.contract.getAddress()), address: ''
        });
      else this.current.isTruncated = true;
    } else if (this.banned[op]) this.current.opcodes[this.banned[op]] = true;
    else if ((op > 0xa4 && op < 0xf0) || op === 0x1f || (op > 0x0b && op < 0x10) || (op > 0x20 && op < 0x30) ||
      (op > 0x4a && op < 0x50) || (op > 0xf5 && op < 0xfa) || op === 0xfb || op === 0xfc)
      this.current.opcodes['0x' + op.toString(16)] = true;
  },
  result: function () { return this.steps; }
}`
