// SHA-256 from the browser's WebCrypto. Browsers lend that only to pages from https or from this very
// machine; a table in the living room may have neither, so the same sum is written out below.

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // Not every page has it, whatever the types say.
  const lent = (crypto as Partial<Crypto>).subtle
  return lent ? new Uint8Array(await lent.digest('SHA-256', data)) : written(data)
}

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0

const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
})
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

/** FIPS 180-4. */
export function written(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64)
  padded.set(data)
  padded[data.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29))
  words.setUint32(padded.length - 4, data.length << 3)
  const hash = new Uint32Array(START)
  const w = new Uint32Array(64)
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const [near, far] = [w[i - 2], w[i - 15]]
      const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
      const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
      w[i] = w[i - 16] + s0 + w[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word))
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  hash.forEach((word, i) => {
    out.setUint32(i * 4, word)
  })
  return digest
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
