declare module 'virtual:brief-texts/*' {
  const texts: Record<string, string>
  export default texts
}
