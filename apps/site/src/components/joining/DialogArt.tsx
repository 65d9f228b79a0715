/**
 * The scene beside a dialog's title, fading into the felt; in right-to-left text it stands on the
 * other side, its cards still readable.
 */
export function DialogArt({ src }: { src: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden bg-[#0b261b]">
      <img
        src={src}
        alt=""
        className="absolute inset-y-0 end-0 h-full w-[40%] object-cover object-[50%_45%] [mask-image:linear-gradient(90deg,transparent,#000_50%)] sm:w-[44%] rtl:[mask-image:linear-gradient(-90deg,transparent,#000_50%)]"
      />
    </span>
  )
}
