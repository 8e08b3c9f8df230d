// The type of nacl.js, which is as its authors ship it and is not checked.
interface Window {
  nacl: any;
}
